import { Link } from 'wouter';
import { sports } from '../../domain/sports.ts';
import type { HelpTopic } from '../../model/content.ts';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { ContactPrompt } from './contact-prompt.tsx';
import { HelpSearch } from './help-search.tsx';
import styles from './help.module.css';
import type { LucideIcon } from 'lucide-react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Gift from 'lucide-react/icons/gift';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';

/** `/yardim` (rule content-3): search, topics with their questions, and the betting rules of each sport. */
export default function HelpPage() {
  const topics = useCachedRead('getHelpTopics', {});
  return (
    <Page width="wide" contentReady={topics.phase !== 'loading'}>
      <HelpSearch />
      <LoadedContent
        of={topics}
        skeleton={
          <SkeletonRows
            label="Yardım konuları yükleniyor…"
            rows={6}
            height={268}
            radius="l"
            className={styles['topics']}
          />
        }
        empty={<EmptyState title="Yardım konusu yok" text="Sorunu yukarıdan arayabilir ya da bize yazabilirsin." />}
      >
        {(all) => <Topics topics={all} />}
      </LoadedContent>
      <Sports />
      <ContactPrompt />
    </Page>
  );
}

function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <div className={styles['topics']}>
      {topics.map(({ id, title, icon, questions }) => (
        <section key={id} className="card clip" aria-labelledby={`konu-${id}`}>
          <h2 id={`konu-${id}`} className={`row gap-3 text-md weight-700 ${styles['heading']}`}>
            <TopicIcon of={icon} />
            {title}
          </h2>
          <ul className={styles['questions']}>
            {questions.map(({ title: question, url }) => (
              <li key={url}>
                <Link href={url} className={`row text-sm muted ${styles['question']}`}>
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Sports() {
  return (
    <Group title="Spor dallarının bahis kuralları">
      <ul className={styles['sports']}>
        {sports
          .filter(({ hasFaqPage }) => hasFaqPage)
          .map(({ id, slug, name }) => (
            <li key={slug}>
              <Link href={contentLinks.sportRules(slug)} className={`row gap-2 text-sm weight-550 ${styles['sport']}`}>
                <SportIcon sportId={id} size={20} />
                {name}
              </Link>
            </li>
          ))}
      </ul>
      <Link href={contentLinks.marketRules()} className={`row text-sm muted ${styles['question']}`}>
        Bütün bahis türleri ve kuralları
      </Link>
    </Group>
  );
}

/** Decorative icon: the title is beside it. */
function TopicIcon({ of }: { of: string }) {
  const Icon = icons[of] ?? CircleQuestionMark;
  return (
    <span className={`stack rigid ${styles['icon']}`} aria-hidden>
      <Icon size={18} />
    </span>
  );
}

const icons: Partial<Record<string, LucideIcon>> = {
  user: UserRound,
  wallet: Wallet,
  ticket: Ticket,
  trophy: Trophy,
  gift: Gift,
  shield: ShieldCheck,
  phone: Smartphone,
};
