/** SignalR drops a message for a target nobody listens to without a word; here it is noticed (rule updates-12). */
import { type HubMessage, type ILogger, JsonHubProtocol, MessageType } from '@microsoft/signalr';

export class WatchfulProtocol extends JsonHubProtocol {
  onUnknown: () => void = () => undefined;
  readonly #known = new Set<string>();

  /** SignalR compares names of targets without their case. */
  know(target: string): void {
    this.#known.add(target.toLowerCase());
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    const messages = super.parseMessages(input, logger);
    for (const message of messages) {
      if (message.type === MessageType.Invocation && !this.#known.has(message.target.toLowerCase())) this.onUnknown();
    }
    return messages;
  }
}
