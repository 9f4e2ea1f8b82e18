/** Pictures of news, sliders and banners, drawn on demand: nothing but fields, arcs and a word. */
import type { FastifyInstance } from 'fastify';

const PATH = '/api/content/pictures';

const sizes = { haber: [1200, 675], slayt: [1600, 600], 'slayt-mobil': [900, 540], afis: [1200, 300] } as const;
export type PictureKind = keyof typeof sizes;

export const pictureUrl = (kind: PictureKind, number: number): string => `${PATH}/${kind}-${number}.svg`;

export function serveContentPictures(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${PATH}/:name`, (request, reply) => {
    const [, kind, number] = /^([a-z-]+)-(\d{1,4})\.svg$/.exec(request.params.name) ?? [];
    const size = sizes[kind as PictureKind] as readonly [number, number] | undefined;
    if (size === undefined) return reply.code(404).type('text/plain').send('Not found.\n');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(draw(Number(number), size));
  });
}

/** A pitch by night in one of eight colours; the number moves what lies on it. */
function draw(number: number, [width, height]: readonly [number, number]): string {
  const hue = (number * 47 + 150) % 360;
  const ball = { x: width * (0.55 + ((number * 37) % 35) / 100), y: height * (0.3 + ((number * 23) % 40) / 100) };
  const radius = height * (0.16 + (number % 3) * 0.05);
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const x = (width / 8) * at;
    return `<path d="M${x} 0h${width / 16}l${-height / 3} ${height}h${-width / 16}z" fill="#fff" opacity=".04"/>`;
  });
  const arcs = [1.6, 2.4, 3.4].map(
    (times) =>
      `<circle cx="${ball.x}" cy="${ball.y}" r="${radius * times}" fill="none" stroke="#fff" stroke-width="3" opacity=".14"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 55% 22%)"/>
<stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 10%)"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#f)"/>${stripes.join('')}${arcs.join('')}
<circle cx="${ball.x}" cy="${ball.y}" r="${radius}" fill="hsl(${(hue + 180) % 360} 70% 60%)"/>
<path d="M${ball.x - radius} ${ball.y}a${radius} ${radius} 0 0 1 ${radius * 2} 0" fill="#fff" opacity=".22"/></svg>`;
}
