/**
 * Reports messages that SignalR drops silently, and skips records that would make it end the connection (rule
 * updates-12).
 */
import { type HubMessage, type ILogger, JsonHubProtocol, MessageType } from '@microsoft/signalr';

/** Separator at the end of every record in a frame. */
const END = '\u001e';

export class LenientHubProtocol extends JsonHubProtocol {
  /** Called for a message without a listener for its target, and for a record that cannot be read. */
  onDropped: () => void = () => undefined;
  readonly #known = new Set<string>();

  /** Registers a target. SignalR compares names of targets without their case. */
  registerTarget(target: string): void {
    this.#known.add(target.toLowerCase());
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    const messages = this.#read(input, logger) ?? this.#readEach(input, logger);
    for (const message of messages) {
      if (message.type === MessageType.Invocation && !this.#known.has(message.target.toLowerCase())) this.onDropped();
    }
    return messages;
  }

  /** Reads record by record, so that an unreadable one does not lose the others. */
  #readEach(input: unknown, logger: ILogger): HubMessage[] {
    const records = String(input).split(END);
    // The part after the last separator is empty, unless the frame was cut off.
    if (records.at(-1) === '') records.pop();
    return records.flatMap((record) => {
      const messages = this.#read(record + END, logger);
      if (messages === undefined) this.onDropped();
      return messages ?? [];
    });
  }

  /**
   * Returns undefined for unreadable input, because an exception would end the connection and everything would be
   * reloaded.
   */
  #read(input: string, logger: ILogger): HubMessage[] | undefined {
    try {
      return super.parseMessages(input, logger);
    } catch {
      return undefined;
    }
  }
}
