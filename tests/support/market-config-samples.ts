/**
 * Recorded market configuration: a hand-reduced excerpt that is always available, and the whole one where the samples
 * are.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'superstruct';
import { decodeMarketConfig, marketConfigResponse } from '../../src/contract/services/wire/market-config-wire.ts';
import type { MarketConfig } from '../../src/model/market-config.ts';

export const samplesFolder = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
export const samplesMissing = !existsSync(samplesFolder);

const EXCERPT = fileURLToPath(new URL('samples/market-config-excerpt.json', import.meta.url));

export interface ReadConfig {
  config: MarketConfig;
  /** Number of rows that could not be decoded. */
  dropped: number;
}

export const excerptConfig = (): ReadConfig => read(EXCERPT);

/** The whole recorded lists; only where the samples are. */
export const recordedConfig = (): ReadConfig => read(`${samplesFolder}market-config-list-groups.json`);

export const recordedDetailConfig = (): ReadConfig => read(`${samplesFolder}market-config-detail-groups.json`);

function read(file: string): ReadConfig {
  const wire = JSON.parse(readFileSync(file, 'utf8')) as object;
  const answer = create({ m: {}, mg: {}, msg: {}, dmg: {}, dmsg: {}, ...wire }, marketConfigResponse);
  let dropped = 0;
  return { config: decodeMarketConfig(answer, { dropped: () => void (dropped += 1) }), dropped };
}
