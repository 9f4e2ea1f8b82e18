/**
 * A form of the product. A field is checked when it is left, and all of them before anything is sent; with a fault
 * nothing is sent and the first faulty field gets the focus. One call at a time: what is submitted meanwhile is the
 * same press of an impatient finger. Whatever fails, what was typed stays, except what the answer asks to clear.
 */
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { FlagBinding, TextBinding } from './bindings.ts';
import { type FieldErrors, faultsOf, onlyNamed, without } from './field-errors.ts';
import { useFaultFocus } from './use-fault-focus.ts';

export type FormValues = Record<string, string | boolean>;

/** What a failed call says, on the form or beside fields. */
export interface FormFailure<V> {
  form?: string;
  fields?: FieldErrors<V>;
  /** Fields to empty: a wrong code is typed anew. */
  clear?: (keyof V)[];
}

export interface FormRules<V extends FormValues> {
  initial: V;
  check: (values: V) => FieldErrors<V>;
  /** `null`: it succeeded. What it throws is shown as 'Bir hata oluştu' (player-account §8). */
  submit: (values: V) => Promise<FormFailure<V> | null>;
}

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

export interface Form<V extends FormValues> {
  values: V;
  errors: FieldErrors<V>;
  /** Belongs to the whole form: `<FormError text={formError} />`. */
  formError: string;
  busy: boolean;
  /** Something was typed that is not sent yet: an app update waits for it. */
  changed: boolean;
  set: <Name extends keyof V>(name: Name, value: V[Name]) => void;
  text: (name: NamesOf<V, string>) => TextBinding;
  flag: (name: NamesOf<V, boolean>) => FlagBinding;
  form: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
  };
}

export function useForm<V extends FormValues>({ initial, check, submit }: FormRules<V>): Form<V> {
  const [values, setValues] = useState(initial);
  // Handlers of one event may change two fields before anything renders.
  const latest = useRef(initial);
  /** Fields whose fault is shown; the fault itself follows the values. */
  const [judged, setJudged] = useState<(keyof V)[]>([]);
  /** What the server said of fields; true until the field is changed. */
  const [told, setTold] = useState<FieldErrors<V>>({});
  const [formError, setFormError] = useState('');
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const sending = useRef(false);
  const { ref, focusFirstFault } = useFaultFocus();

  const take = (next: V): void => {
    latest.current = next;
    setValues(next);
  };

  const set: Form<V>['set'] = (name, value) => {
    const next = { ...latest.current, [name]: value };
    take(next);
    setChanged(true);
    setTold((before) => without(before, name));
    setJudged((names) => names.filter((each) => Boolean(check(next)[each])));
  };

  const leave = (name: keyof V): void => {
    const faulty = Boolean(check(latest.current)[name]);
    setJudged((names) => [...names.filter((each) => each !== name), ...(faulty ? [name] : [])]);
  };

  const showFailure = ({ form = '', fields = {}, clear = [] }: FormFailure<V>): void => {
    const emptied = clear.map((name) => [name, typeof latest.current[name] === 'boolean' ? false : '']);
    take({ ...latest.current, ...Object.fromEntries(emptied) });
    setJudged([]);
    setTold(fields);
    setFormError(form);
    focusFirstFault(clear[0]);
  };

  const send = async (): Promise<void> => {
    sending.current = true;
    setBusy(true);
    setFormError('');
    try {
      const failure = await submit(latest.current);
      if (failure === null) setChanged(false);
      else showFailure(failure);
    } catch (error) {
      reportError(error);
      showFailure({ form: 'Bir hata oluştu' });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.current) return;
    const faulty = Object.keys(faultsOf(check(latest.current)));
    setJudged(faulty);
    setTold({});
    if (faulty.length === 0) {
      void send();
      return;
    }
    setFormError('');
    focusFirstFault();
  };

  const errors = { ...faultsOf(told), ...onlyNamed(faultsOf(check(values)), judged) };
  const common = (name: keyof V & string): Pick<TextBinding, 'name' | 'error' | 'onBlur'> => ({
    name,
    error: errors[name] ?? '',
    onBlur: () => leave(name),
  });
  return {
    values,
    errors,
    formError,
    busy,
    changed,
    set,
    // The types above say which names hold texts and which flags; the compiler cannot follow them to the value.
    text: (name) => ({
      ...common(name),
      value: String(values[name]),
      onChange: (value) => set(name, value as V[typeof name]),
    }),
    flag: (name) => ({
      ...common(name),
      checked: values[name] === true,
      onChange: (checked) => set(name, checked as V[typeof name]),
    }),
    form: { onSubmit, noValidate: true, ref },
  };
}
