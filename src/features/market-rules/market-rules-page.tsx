import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { findRules } from './market-rules.ts';
import { sportBySlug, sports } from '../../domain/sports.ts';
import type { MarketRule } from '../../model/content.ts';
import { Page } from '../../parts/page/page.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { SearchField } from '../../ui/control/search-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import styles from './market-rules.module.css';
import { RuleList } from './rule-list.tsx';

/**
 * `/market-sorgulama` (rule content-20): every market type with its rule and an example. The address holds the filters.
 */
export default function MarketRulesPage() {
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const text = address.get('ara') ?? '';
  const sport = sportBySlug(address.get('spor') ?? '');
  const rules = useCachedRead('getMarketRules', {});
  const search = (ara: string): void =>
    navigate(contentLinks.marketRules({ ara, spor: sport?.slug ?? '' }), { replace: true });
  return (
    <Page
      width="wide"
      contentReady={rules.phase !== 'loading'}
      intro="Bir bahsin neye göre kazandığına buradan bakabilirsin."
    >
      <div className={`row ${styles['field']}`}>
        <SearchField value={text} onSearch={search} label="Bahis türü ara" placeholder="Handikap, korner, 1. yarı…" />
      </div>
      <nav aria-label="Spor dalı">
        <ul className={`flex gap-2 ${styles['sports']}`}>
          {[ALL, ...sports].map(({ slug, name }) => {
            const chosen = slug === (sport?.slug ?? '');
            return (
              <li key={slug}>
                <Link
                  className={chipClass(chosen)}
                  aria-current={chosen ? 'true' : undefined}
                  href={contentLinks.marketRules({ ara: text, spor: slug })}
                  replace
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <LoadedContent
        of={rules}
        skeleton={
          <SkeletonRows label="Bahis türleri yükleniyor…" rows={8} height={56} className={styles['skeleton']} />
        }
      >
        {(all) => <Found key={`${text} ${sport?.slug}`} all={all} text={text} sportId={sport?.id} />}
      </LoadedContent>
    </Page>
  );
}

const ALL = { slug: '', name: 'Tümü' };

function Found({ all, text, sportId }: { all: readonly MarketRule[]; text: string; sportId: number | undefined }) {
  const found = useMemo(() => findRules(all, text, sportId), [all, text, sportId]);
  return (
    <>
      <output className={`${styles['count']} num`}>{found.length} bahis türü</output>
      {found.length === 0 ? (
        <EmptyState title="Böyle bir bahis türü yok" text="Başka bir sözcükle ara ya da bütün spor dallarına bak." />
      ) : (
        <RuleList rules={found} />
      )}
    </>
  );
}
