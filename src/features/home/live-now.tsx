import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EventWidget } from './events/event-widget.tsx';
import { HomeSection } from './home-section.tsx';

/** What is being played this minute. */
export function LiveNow() {
  return (
    <HomeSection title="Şimdi canlı" live more={{ label: 'Tüm canlı maçlar', href: links.liveProgram('futbol') }}>
      <EventWidget
        which="live"
        label="Canlı maçlar"
        empty={{
          title: 'Şu anda canlı maç yok',
          text: 'Yakında başlayacak maçlara programdan bakabilirsin.',
          action: (
            <Link className={buttonClass('quiet')} href={links.program('futbol')}>
              Programa git
            </Link>
          ),
        }}
      />
    </HomeSection>
  );
}
