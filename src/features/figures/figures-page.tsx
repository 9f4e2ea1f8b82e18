import ChartColumn from 'lucide-react/icons/chart-column';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { isCounted } from '../../domain/figures/figure-coupon.ts';
import { type FigureUnit, periodKey, periodText, unitOfKey } from '../../domain/figures/figure-periods.ts';
import { optionNamed } from '../../lib/query-state.ts';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { Page } from '../../parts/page/page.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { SearchField } from '../../ui/control/search-field.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { useIsConnected } from '../../state/engine/use-connection.ts';
import { Coverage, Omissions } from './coverage.tsx';
import { extents, figureFilters, figureUnits } from './figure-filters.ts';
import { FoundCoupons } from './found-coupons.tsx';
import { MoneyCard } from './money-card.tsx';
import { RateCards } from './rate-cards.tsx';
import type { FigureView } from './figure-loader.ts';
import { useFigures } from './use-figures.ts';
import styles from './figures.module.css';

/** `/profil/rakamlarim`: the member's own figures (docs/rules/figures.md); the address is the whole state. */
export default function FiguresPage() {
  const { choice, change } = useQueryState(figureFilters);
  const extent = optionNamed(extents, choice.kapsam) ?? extents[1];
  const figures = useFigures(extent);
  const { coupons } = figures;
  const isSearch = choice.ara.trim() !== '';
  return (
    <Page width="wide" contentReady={figures.isKnown || !figures.loading}>
      <div className={styles['choices']}>
        <Segmented
          wide
          label="Kapsam"
          options={extents.map(({ name, title }) => ({ value: name, label: title }))}
          value={choice.kapsam}
          onChange={(kapsam) => change({ kapsam, donem: '' })}
        />
        <SearchField
          value={choice.ara}
          onSearch={(ara) => change({ ara })}
          label="Kuponlarında ara"
          placeholder="Takım, no, tarih"
        />
      </div>
      <AgeLine load={figures.age} />
      {coupons.length === 0 ? (
        <WithoutCoupons figures={figures} />
      ) : (
        <>
          <Coverage figures={figures} extent={extent} />
          {isSearch ? (
            <FoundCoupons coupons={coupons} search={choice.ara} />
          ) : (
            <Figures
              figures={figures}
              unit={optionNamed(figureUnits, choice.dilim)?.unit ?? 'month'}
              period={choice.donem}
              whole={extent.heading}
              onUnit={(unit) =>
                change({ dilim: figureUnits.find((each) => each.unit === unit)?.name ?? '', donem: '' })
              }
              onPeriod={(donem) => change({ donem })}
            />
          )}
          <Omissions figures={figures} />
        </>
      )}
    </Page>
  );
}

interface FiguresProps {
  figures: FigureView;
  unit: FigureUnit;
  /** Key of the chosen period; '' for the whole extent. */
  period: string;
  /** Name of the whole extent. */
  whole: string;
  onUnit: (unit: FigureUnit) => void;
  onPeriod: (period: string) => void;
}

/** The cards; all but the chart are about the chosen period. */
function Figures({ figures: { coupons }, unit, period, whole, onUnit, onPeriod }: FiguresProps) {
  const chosen = unitOfKey(period) === unit ? period : '';
  const counted = useMemo(() => coupons.filter(isCounted), [coupons]);
  const shown = useMemo(
    () => (chosen === '' ? counted : counted.filter(({ at }) => periodKey(unit, at) === chosen)),
    [counted, unit, chosen],
  );
  if (counted.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumn size={26} aria-hidden />}
        title="Henüz sonuçlanan kuponun yok"
        text="Rakamların ilk kuponun sonuçlanınca burada görünür."
      />
    );
  }
  return (
    <>
      <MoneyCard
        coupons={counted}
        shown={shown}
        unit={unit}
        chosen={chosen}
        title={chosen === '' ? whole : periodText(unit, chosen)}
        onUnit={onUnit}
        onPeriod={onPeriod}
      />
      <RateCards coupons={shown} />
    </>
  );
}

/** Content without a coupon: loading, failed, not on the device, or none played. */
function WithoutCoupons({ figures }: { figures: ReturnType<typeof useFigures> }) {
  const connected = useIsConnected();
  if (figures.loading && !figures.isKnown) {
    return <SkeletonRows label="Rakamların hazırlanıyor…" height={[180, 320, 220]} gap="card" radius="l" />;
  }
  if (!figures.complete && figures.failure !== null) {
    return connected ? (
      <FailureState failure={figures.failure} onRetry={figures.retry} />
    ) : (
      <EmptyState
        icon={<CloudOff size={26} aria-hidden />}
        title="Kuponların bu cihazda yok"
        text="Rakamların kuponlarından burada hesaplanır. Bağlantın gelince kendiliğinden yüklenir."
      />
    );
  }
  return (
    <EmptyState
      icon={<ChartColumn size={26} aria-hidden />}
      title="Bu kapsamda kuponun yok"
      text="Kupon oynadıkça ne oynadığın, ne kazandığın ve ne kadar tutturduğun burada görünür."
      action={
        <Link href={entryLinks.program()} className={buttonClass('quiet')}>
          Programa git
        </Link>
      }
    />
  );
}
