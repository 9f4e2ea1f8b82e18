import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { defaultLowerSections, homeOrder, sectionsBeforeTopSection, withoutTopSections } from './home-order.ts';
import type { HomeSection } from '../../model/content.ts';
import { setUiSetting, uiSettings } from '../../state/device/ui-settings.ts';
import { servicePlatformOf } from '../../state/device/service-platform.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { lazyAfterFirstScreen } from '../../state/load/after-first-screen.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HighlightedEvents } from './events/highlighted-events.tsx';
import { PoolCard } from './posters/pool-card.tsx';
import { EasyCoupons, PopularBets } from './popular-bets.tsx';
import { Banners } from './posters/banners.tsx';
import { HomeEditors } from './editors/home-editors.tsx';
import { HomeNews } from './posters/home-news.tsx';

/** Separate chunk, because it includes the HTML sanitiser. */
const HtmlSection = lazyAfterFirstScreen(() => import('../../parts/article/html-section.tsx'));

interface HomeRestProps {
  /** Order stored on the device; [''] if none is stored. */
  blocks: readonly string[];
}

/** Parts of the home page below the fold, in the order of the home content. */
export default function HomeRest({ blocks }: HomeRestProps) {
  const platform = servicePlatformOf(useViewport());
  const content = useRead('getHomeContent', { query: { platform } });
  const sections = content.value;
  useEffect(() => {
    if (sections === undefined) return;
    const order = homeOrder(sections);
    if (order.join() !== uiSettings.homeOrder.join()) setUiSetting('homeOrder', order);
  }, [sections]);
  if (blocks[0] === '' && content.phase === 'loading') return <Skeleton height={600} />;
  const told = sections === undefined ? defaultLowerSections : withoutTopSections(homeOrder(sections));
  const shown = blocks[0] === '' ? told : sectionsBeforeTopSection(blocks);
  return (
    <>
      <HighlightedEvents />
      {shown.map((block) => (
        <Block key={block} block={block} shown={shown} sections={sections ?? []} />
      ))}
      <Banners />
    </>
  );
}

interface BlockProps {
  block: string;
  shown: readonly string[];
  sections: readonly HomeSection[];
}

function Block({ block, shown, sections }: BlockProps): ReactNode {
  const titleOf = (type: string): string => sections.find((section) => section.type === type)?.title ?? '';
  if (block === 'pool') return <PoolCard />;
  if (block === 'popularBets') return <PopularBets />;
  if (block === 'easyCoupons') return shown.includes('popularBets') ? null : <EasyCoupons />;
  if (block === 'editors') return <HomeEditors title={titleOf('editors')} />;
  if (block === 'news') return <HomeNews title={titleOf('news')} />;
  if (block !== 'html') return null;
  return sections
    .filter(({ type, contents }) => type === 'html' && contents !== '')
    .map(({ id, title, contents }) => (
      <HtmlSection key={id} title={title} html={contents} fallback={<Skeleton height={120} />} />
    ));
}
