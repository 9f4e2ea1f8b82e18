import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { FormStrip } from '../../ui/chart/form-strip.tsx';
import { GoalsChart } from '../../ui/chart/goals-chart.tsx';
import { HitRows } from '../../ui/chart/hit-rows.tsx';
import { MarkBar, MarkKey } from '../../ui/chart/mark-bar.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { IncidentIcon } from '../../ui/match/incident-icon.tsx';
import { MomentumChart } from '../../ui/match/momentum-chart.tsx';
import { Pitch } from '../../ui/match/pitch.tsx';
import { ComparisonBar } from '../../ui/match/comparison-bar.tsx';
import type { LineUpPlayer } from '../../model/statistics.ts';
import { Sample } from './sample.tsx';

const incidents = ['goal', 'ownGoal', 'yellow', 'red', 'substitution', 'missedPenalty', 'corner', 'video'] as const;
const results = ['win', 'draw', 'loss', 'win', 'win'] as const;
const goals = [2, 0, 1, 4, 3].map((scored, place) => ({
  key: String(place),
  scored,
  against: (place * 2) % 3,
  text: `${place + 1}. maç`,
}));
const bars = Array.from({ length: 45 }, (_, minute) => ({
  label: `${minute + 1}'`,
  part: 1,
  home: (minute * 7) % 4,
  away: (minute * 5) % 3,
  goals: { home: minute === 22 ? 1 : 0, away: minute === 37 ? 1 : 0 },
}));
const lines = [1, 4, 3, 3];

export function ChartSamples() {
  return (
    <>
      <Sample name="MarkBar">
        <MarkBar
          marks={[
            { shape: 'square', share: 0.2 },
            { shape: 'diamond', share: 0.35 },
            { shape: 'dot', share: 0.5 },
            { shape: 'line', share: 0.59 },
          ]}
        />
        <MarkKey shape="line" />
      </Sample>
      <Sample name="ChartCard: ShareBar, HitRows, GoalsChart, FormStrip">
        <ChartCard title="Aralarındaki maçlar" note="Son 10" explanation="Beraberlikler ortada.">
          <ShareBar
            parts={[
              { label: 'Göztepe', count: 5, tone: 'home' },
              { label: 'Beraberlik', count: 2, tone: 'draw' },
              { label: 'Rizespor', count: 3, tone: 'away' },
            ]}
          />
          <HitRows rows={[{ label: '2,5 üst', hits: 12, matches: 20 }]} />
        </ChartCard>
        <ChartCard title="Goller">
          <GoalsChart
            steps={goals}
            tone="home"
            label="Attığı ve yediği goller"
            aboveLabel="Attığı gol"
            belowLabel="Yediği gol"
          />
        </ChartCard>
        <FormStrip form={results} />
        <FormStrip form={results} small flat />
      </Sample>
      <Sample name="ChartTable">
        <ChartTable caption="Aylara göre net" columns={['Ay', 'Net']}>
          <tr>
            <th scope="row">Kasım 2026</th>
            <td>+ 120,00 ₺</td>
          </tr>
        </ChartTable>
      </Sample>
      <Sample name="MomentumChart">
        <MomentumChart
          momentum={{ bars, most: 3 }}
          home="Göztepe"
          away="Rizespor"
          text="Alan ne kadar yüksekse o kadar çok önemli an var."
        />
      </Sample>
      <Sample name="SideBar, IncidentIcon">
        <dl>
          <ComparisonBar label="Şut" home={12} away={7} />
          <ComparisonBar label="Topla oynama" home={41} away={59} homeText="%41" awayText="%59" />
        </dl>
        {incidents.map((kind) => (
          <IncidentIcon key={kind} kind={kind} size={24} />
        ))}
      </Sample>
      <Sample name="Pitch">
        <Pitch home={{ name: 'Göztepe', players: eleven(6, 1) }} away={{ name: 'Rizespor', players: eleven(94, -1) }} />
      </Sample>
    </>
  );
}

/** A 4-3-3 formation, from a goal towards the middle. */
function eleven(goal: number, direction: 1 | -1) {
  return lines.flatMap((count, line) =>
    Array.from({ length: count }, (_, place) => ({
      player: player(line, place),
      x: (100 / (count + 1)) * (place + 1),
      y: goal + direction * line * 13,
      room: Math.min(22, 100 / (count + 1)),
    })),
  );
}

function player(line: number, place: number): LineUpPlayer {
  const number = line * 4 + place + 1;
  return {
    id: String(number),
    name: `Oyuncu ${number}`,
    shortName: `Oyuncu ${number}`,
    number,
    position: '',
    starts: true,
    line,
    place,
    captain: number === 5,
    goals: line === 3 ? place : 0,
    yellow: number === 6,
    red: number === 9,
    inMinute: null,
    outMinute: null,
  };
}
