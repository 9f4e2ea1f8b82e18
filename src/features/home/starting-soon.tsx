import { links } from '../../routes/routes.ts';
import { EventWidget } from './events/event-widget.tsx';
import { HomeSection } from './home-section.tsx';

/** What begins next. */
export function StartingSoon() {
  return (
    <HomeSection
      title="Birazdan"
      more={{ label: 'Saate göre program', href: links.program('futbol', { sirala: 'tarih' }) }}
    >
      <EventWidget
        which="upcoming"
        label="Birazdan başlayacak maçlar"
        empty={{ title: 'Yakında başlayacak maç yok', text: 'Sonraki günlerin maçları programda.' }}
      />
    </HomeSection>
  );
}
