/** The envelope every service answers in. */
import { type Infer, boolean, nullable, number, optional, string, type as shape, unknown } from 'superstruct';

export const envelopeShape = shape({
  isSuccess: boolean(),
  data: optional(unknown()),
  message: optional(nullable(string())),
  error: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
  info: optional(nullable(shape({ code: optional(nullable(number())), message: optional(nullable(string())) }))),
});
export type Envelope = Infer<typeof envelopeShape>;
