/** Follows the player's setting for scores; loaded only for a player who chose hidden or delayed ones (rule cover-4). */
import { subscribe } from 'valtio/vanilla';
import { parseSpoilerPreference } from '../../domain/spoiler/spoiler-preference.ts';
import { uiSettings } from '../device/ui-settings.ts';
import { setPresenters } from '../engine/presentation.ts';
import { type SpoilerPresenters, createSpoilerPresenters } from './spoiler-presenters.ts';

let stored = '';
/** The presenters in force, with the matches revealed until the page is reloaded; undefined while scores are shown. */
let current: SpoilerPresenters | undefined;
let started = false;

/** Presents values on screen and later ones by the player's setting as it changes. */
export function startSpoilerFilter(): void {
  if (started) return;
  started = true;
  subscribe(uiSettings, follow);
  document.addEventListener('click', revealPressed, true);
  follow();
}

function follow(): void {
  if (uiSettings.scores === stored) return;
  stored = uiSettings.scores;
  const preference = parseSpoilerPreference(stored);
  current = preference.how === 'shown' ? undefined : createSpoilerPresenters(preference, presentAgain);
  presentAgain();
}

function presentAgain(): void {
  setPresenters(current?.presenters);
}

/** Reveals a hidden score on a click, and stops the event, because the score may be inside a link. */
function revealPressed(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-uncover]') : null;
  const id = Number(pressed?.dataset['uncover']);
  if (pressed === null || Number.isNaN(id) || parseSpoilerPreference(stored).how !== 'hidden') return;
  event.preventDefault();
  event.stopPropagation();
  current?.reveal(id);
}
