/** The shape of `environment.json` that `deploy-files` requires; `lint-environment.ts` reports further faults by name. */
import { array, nullable, object, optional, record, string, type as shape, unknown } from 'superstruct';

export const environmentShape = shape({
  services: record(string(), string()),
  hubs: object({ lite: string(), score: string() }),
  images: optional(array(string())),
  timing: optional(nullable(record(string(), unknown()))),
});
