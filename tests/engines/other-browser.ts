/**
 * Operations the journeys need of a browser, independent of its driver: Playwright cannot drive the browsers of a
 * distribution.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface OtherTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the script in the page; arguments and result are plain data. */
  evaluate<Input extends unknown[], Output>(
    script: (...input: Input) => Output,
    ...input: Input
  ): Promise<Awaited<Output>>;
  /** Sets the size of the page's viewport, or at least that of its window, in CSS px. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks the first element that the CSS selector finds, as a player does: browsers open a window for no script alone. */
  click(selector: string): Promise<void>;
  /** Types into the field that the selector finds, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Clicks like `click`, and returns the window that the page opens. */
  clickToOpen(selector: string): Promise<OtherTab>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  open(url: string): Promise<OtherTab>;
  close(): Promise<void>;
}

export interface BrowserKind {
  name: string;
  /** A sentence that explains how to install the browser. */
  remedy: string;
  /** True if everything the browser needs is on this machine. */
  isInstalled(): boolean;
  launch(): Promise<OtherBrowser>;
}

/** Path of a program, `undefined` where there is none. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
