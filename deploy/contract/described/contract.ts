/** The contract with its descriptions. Loaded by `load-contract.ts` alone, which puts the comments of the sources into it. */
export { callsByArea } from '../../../src/contract/services/calls.ts';
export { envelopeShape } from '../../../src/contract/services/envelope.ts';
export { timingSettings } from '../../../src/contract/timing-settings.ts';
export {
  botCheckedCalls,
  BOT_CHECK_FAILED,
  BOT_TOKEN_HEADER,
} from '../../../src/contract/services/bot-checked-calls.ts';
export { couponRefusals, poolRefusals } from '../../../src/contract/services/coupon-refusals.ts';
export { pushMessageShape, pushRemovalShape, pushSubscriptionShape } from '../../../src/contract/push.ts';
export { FILE, NOTE, constantOf, constants, fileNotes } from './annotate.ts';
export { components } from './components.ts';
export { parametersOf, readSchemaOf, writtenSchemaOf } from './schema-of.ts';
export { flagSchema, numberSchema, textSchema, timeSchema } from './lenient.ts';
