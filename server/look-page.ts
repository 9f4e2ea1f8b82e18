/** `/__look` of `npm run dev`: the parts of the design system, in both themes and at several widths. */
import type { Plugin } from 'vite';

export function lookPage(): Plugin {
  return {
    name: 'look-page',
    configureServer: (vite) => {
      vite.middlewares.use('/__look', (request, response, next) => {
        const answer = async (): Promise<void> => {
          try {
            const html = await vite.transformIndexHtml(request.originalUrl ?? '/__look', page);
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
          } catch (error) {
            next(error);
          }
        };
        void answer();
      });
    },
  };
}

const page = `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tribün: parçalar</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/app/look/main.tsx"></script>
  </body>
</html>`;
