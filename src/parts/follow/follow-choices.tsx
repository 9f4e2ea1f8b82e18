/** Choices of a match: the match itself, its teams, its league (rule follow-1). */
import { Link } from 'wouter';
import type { EventHead } from '../../model/program.ts';
import { followingPatterns } from '../../routes/following-routes.ts';
import { useFavouriteLeague } from '../../state/device/use-favourite-league.ts';
import { followMatch, followTeam, useFollowedMatchIds, useFollowing } from '../../state/following/following.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { isSameTeam } from '../../domain/following/follow-settings.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Switch } from '../../ui/control/switch.tsx';
import { FloatingButton } from './floating-button.tsx';
import styles from './follow.module.css';

export type FollowableHead = Pick<
  EventHead,
  'id' | 'mappedId' | 'sportId' | 'name' | 'home' | 'away' | 'start' | 'competitionId' | 'competition'
>;

export function FollowChoices({ head }: { head: FollowableHead }) {
  const { teams } = useFollowing();
  const isFollowed = useFollowedMatchIds().has(head.id);
  const { sportId, name, start } = head;
  const sides = [head.home, head.away].filter((side) => side !== '');
  return (
    <div className={styles['choices']}>
      <Switch
        label="Bu maç"
        hint="Başlayınca, gol olunca, kırmızı kart çıkınca ve bitince haber verir."
        on={isFollowed}
        onChange={(on) => followMatch({ id: head.mappedId ?? head.id, sportId, name, start }, on, head.id)}
      />
      {sides.map((side) => (
        <Switch
          key={side}
          label={side}
          hint="Bu takımın bütün maçları."
          on={teams.some((team) => isSameTeam(team, { sportId, name: side }))}
          onChange={(on) => followTeam({ sportId, name: side }, on)}
        />
      ))}
      {head.competition !== null && head.competitionId > 0 && (
        <LeagueSwitch sportId={sportId} competitionId={head.competitionId} name={head.competition.name} />
      )}
      <div className={styles['links']}>
        <FloatingButton />
        <Link href={followingPatterns.list} className={buttonClass('quiet')} onClick={hideSheet}>
          Takip listem
        </Link>
      </div>
    </div>
  );
}

/** The star of the league in another form. */
function LeagueSwitch(league: { sportId: number; competitionId: number; name: string }) {
  const { favourite, toggle } = useFavouriteLeague(league.sportId, league.competitionId);
  return <Switch label={league.name} hint="Favori liglerine eklenir." on={favourite} onChange={toggle} />;
}
