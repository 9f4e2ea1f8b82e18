/** The install manifest; the build writes it to `manifest.webmanifest` and links it from the page. */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { couponLinks } from '../src/routes/coupon-routes.ts';
import { entryLinks } from '../src/routes/routes.ts';

const shortcutIcon = (name: string): { src: string; sizes: string; type: string }[] => [
  { src: `/icons/shortcut-${name}-96.png`, sizes: '96x96', type: 'image/png' },
];

export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Tribün',
  short_name: 'Tribün',
  description: 'Canlı oranlar, canlı skorlar ve bütün bülten tek ekranda. Bağlantı kesilse de açılır.',
  lang: 'tr',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // On a desktop the header takes the place of the title bar (`back-button.module.css`).
  display_override: ['window-controls-overlay', 'standalone'],
  // The running window opens the address by itself (`launch-queue.ts`); without one a window is opened.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  handle_links: 'preferred',
  share_target: {
    action: couponLinks.slipCode(),
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  orientation: 'any',
  theme_color: '#0b0f14',
  background_color: '#0b0f14',
  categories: ['sports'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Canlı',
      url: entryLinks.liveProgram(),
      description: 'Şu an oynanan maçlar',
      icons: shortcutIcon('live'),
    },
    { name: 'Program', url: entryLinks.program(), description: 'Futbol bülteni', icons: shortcutIcon('program') },
    {
      name: 'Kuponlarım',
      url: entryLinks.coupons(),
      description: 'Bekleyen kuponların',
      icons: shortcutIcon('coupons'),
    },
    {
      name: 'Kupon kodu',
      url: couponLinks.slipCode(),
      description: 'Kodu yaz veya karekodu okut',
      icons: shortcutIcon('code'),
    },
  ],
  screenshots: [
    {
      src: '/screenshots/program-narrow.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Futbol programı',
    },
    {
      src: '/screenshots/following-narrow.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Takip ettiğin maçlar',
    },
    {
      src: '/screenshots/program-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Geniş ekranda program',
    },
  ],
};
