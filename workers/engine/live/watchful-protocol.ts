/** What SignalR drops without a word, or breaks the connection for, is noticed here, and costs no more (rule updates-12). */
import { type HubMessage, type ILogger, JsonHubProtocol, MessageType } from '@microsoft/signalr';

/** Ends every record of a frame. */
const END = '\u001e';

export class WatchfulProtocol extends JsonHubProtocol {
  /** A message for a target nobody listens to, or a record that cannot be read. */
  onDropped: () => void = () => undefined;
  readonly #known = new Set<string>();

  /** SignalR compares names of targets without their case. */
  know(target: string): void {
    this.#known.add(target.toLowerCase());
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    const messages = this.#read(input, logger) ?? this.#readEach(input, logger);
    for (const message of messages) {
      if (message.type === MessageType.Invocation && !this.#known.has(message.target.toLowerCase())) this.onDropped();
    }
    return messages;
  }

  /** One record after the other: those that can be read are not lost with the one that cannot. */
  #readEach(input: unknown, logger: ILogger): HubMessage[] {
    const records = String(input).split(END);
    // Behind the last end there is nothing, unless the frame was cut off.
    if (records.at(-1) === '') records.pop();
    return records.flatMap((record) => {
      const messages = this.#read(record + END, logger);
      if (messages === undefined) this.onDropped();
      return messages ?? [];
    });
  }

  /** What SignalR throws would end the connection, and everything would be loaded again, for every such record. */
  #read(input: string, logger: ILogger): HubMessage[] | undefined {
    try {
      return super.parseMessages(input, logger);
    } catch {
      return undefined;
    }
  }
}
