/** The shape that the writers of a server's files demand of an `environment.json`; `exact.ts` says the rest by name. */
import { array, nullable, object, optional, record, string, type as shape, unknown } from 'superstruct';

export const environmentShape = shape({
  services: record(string(), string()),
  hubs: object({ lite: string(), score: string() }),
  images: optional(array(string())),
  timing: optional(nullable(record(string(), unknown()))),
});
