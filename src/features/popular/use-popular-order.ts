/** The order of the popular bets lives in the address, so that reload, back and a shared link keep it. */
import { useSearchParams } from 'wouter';
import { type PopularOrderOption, orderOfQuery } from './popular-order.ts';

export function usePopularOrder(): [PopularOrderOption, (option: PopularOrderOption) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choose = (option: PopularOrderOption): void => {
    setParameters((before) => {
      const after = new URLSearchParams(before);
      if (option.query === '') after.delete('sirala');
      else after.set('sirala', option.query);
      return after;
    });
  };
  return [orderOfQuery(parameters.get('sirala')), choose];
}
