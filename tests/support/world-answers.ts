/** The stand-in's own world behind a fake engine's services: a changing program without a server. */
import type { World } from '../../server/world.ts';

/** Returns the `data` of the sportsbook's current response to a call; `undefined` for an unknown path. */
export function answerFrom(world: World, path: string, query: URLSearchParams): unknown {
  const number = (name: string): number => Number(query.get(name) ?? 0);
  const [, id] = /^sportsbook\/event\/(\d+)$/.exec(path) ?? [];
  if (id !== undefined) {
    const event = world.event(Number(id));
    return event === undefined || event === 'over' ? gone : event;
  }
  switch (path) {
    case 'sportsbook/events':
      return structuredClone(world.list(number('st'), number('type') as 0 | 1 | 2, number('version')));
    case 'sportsbook/competitions':
      return world.competitions();
    case 'sportsbook/get_market_config':
      return world.marketConfig();
    case 'sportsbook/info':
      return world.info();
    default:
      return path.includes('percentage') ? {} : undefined;
  }
}

const gone = Response.json({
  isSuccess: false,
  data: null,
  error: { code: 100, name: 'EventNotPlayable', message: 'Bu karşılaşma oynanabilir değil.' },
});
