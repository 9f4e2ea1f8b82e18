/**
 * Presentation of values: a tab shows the engine's values as they were sent, unless presenters are set. These are set
 * for a player who hides or delays scores, and their code is loaded only then (rule cover-4).
 */
import type { TopicValues } from '../../contract/port/topics.ts';
import type { ListedScore } from '../../domain/spoiler/hide-score.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { EasyCoupon, EventHead, PopularBet } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';

/** The topics and their values, and what reveals scores without being a value of a topic. */
export interface PresentedValues extends TopicValues {
  scoreList: { match: ListedScore };
}

/** Every value that reveals scores has a presenter: without one a new topic with rows does not compile. */
export type Presenters = {
  [Kind in RevealingKind]: { [Name in RevealingName<Kind>]: Presenter<Named<Kind>[Name]> };
} & { [Kind in keyof PresentedValues]?: { [Name in keyof Named<Kind>]?: Presenter<Named<Kind>[Name]> } };

/** Returns the value itself, or a copy to show in its place. */
type Presenter<Value> = (value: Value) => Value;

/** Values of a kind by name: the rows `row:7` and `row:9` are both a `row`. */
type Named<Kind extends keyof PresentedValues> = {
  [
    Key in keyof PresentedValues[Kind] & string as Key extends `${infer Name}:${number}` ? Name : Key
  ]: PresentedValues[Kind][Key];
};
type Revealing = EventHead | ListedScore | Selection[] | PopularBet[] | EasyCoupon[];
type RevealingName<Kind extends keyof PresentedValues> = {
  [Name in keyof Named<Kind>]: Named<Kind>[Name] extends Revealing ? Name : never;
}[keyof Named<Kind>];
type RevealingKind = {
  [Kind in keyof PresentedValues]: RevealingName<Kind> extends never ? never : Kind;
}[keyof PresentedValues];

/** A new object whenever values have to be presented again; without presenters, values are shown as they were sent. */
let presentation: { presenters?: Presenters | undefined } = {};
const changes = createListeners();

/** Presents the values on screen and later ones; called again whenever the presenters would return something else. */
export function setPresenters(presenters: Presenters | undefined): void {
  presentation = { presenters };
  changes.notify();
}

export const onPresentationChange = changes.add;
export const currentPresentation = (): typeof presentation => presentation;

/** Returns what to show in place of a value. @param key as in the contract, such as `row:7` */
export function present(kind: keyof PresentedValues, key: string, value: object): object {
  // The table is keyed by kind and name, and the contract ties each to the type of its value.
  const named = presentation.presenters?.[kind] as Readonly<Record<string, Presenter<object> | undefined>> | undefined;
  return named?.[key.replace(/:.*/, '')]?.(value) ?? value;
}
