import type { UserEvent } from '@testing-library/user-event';

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** 'Escape', 'Shift+Tab', 'Alt+k'. */
export async function press(user: UserEvent, keys: string): Promise<void> {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const held = parts.filter((part) => modifiers.has(part));
  const down = held.map((each) => `{${each}>}`).join('');
  const up = held.map((each) => `{/${each}}`).join('');
  let taken = false;
  const note = (event: KeyboardEvent): void => {
    taken = event.defaultPrevented;
  };
  addEventListener('keydown', note);
  if (key === 'Tab') await user.tab({ shift: held.includes('Shift') });
  else await user.keyboard(`${down}${key.length === 1 ? key : `{${key === 'Space' ? ' ' : key}}`}${up}`);
  removeEventListener('keydown', note);
  if (key === 'Escape' && !taken) cancelDialog();
}

/** Closes the topmost dialog or popover, as a browser does with Escape when no listener handles the key. */
function cancelDialog(): void {
  const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
  const popover = [...document.querySelectorAll<HTMLElement>('[popover]')].findLast((each) =>
    each.matches(':popover-open'),
  );
  if (popover !== undefined) popover.hidePopover();
  else if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) dialog.close();
}
