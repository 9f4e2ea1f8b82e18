/** `npm run dev`: the app with hot reload in front, the stand-in behind it. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { ENVIRONMENT_PATH } from '../src/contract/names.ts';
import { demoAccountsText } from './accounts/demo-accounts.ts';
import { createStandIn } from './create-stand-in.ts';
import { readFlags } from './command-line.ts';
import { CONTROL_PREFIX } from './http/service-route.ts';
import { hubPaths } from './hubs/live-hubs.ts';
import { OPERATOR_PREFIX, standInOperator } from './operator/operator-addresses.ts';
import { closeOnSignal, printError, reachableUrl } from './process-lifecycle.ts';

/** `/__look` of `npm run dev`: the parts of the design system, in both themes and at several widths. */
function lookPage(): Plugin {
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

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const flags = readFlags(process.argv.slice(2));
  const standIn = await createStandIn({ ...flags, port: 0, host: '127.0.0.1', operator: standInOperator() });
  const hub = { target: standIn.url, ws: true };
  const vite = await createServer({
    root,
    plugins: [lookPage()],
    server: {
      port: flags.port,
      host: flags.host,
      strictPort: true,
      proxy: {
        '/api': standIn.url,
        [ENVIRONMENT_PATH]: standIn.url,
        [CONTROL_PREFIX]: standIn.url,
        [OPERATOR_PREFIX]: standIn.url,
        [hubPaths.lite]: hub,
        [hubPaths.score]: hub,
      },
    },
  });
  closeOnSignal(async () => {
    await vite.close();
    await standIn.close();
  });
  await vite.listen();
  console.log(`\n  Tribün (development)  ${reachableUrl(flags.host, flags.port)}\n\n${demoAccountsText()}\n`);
} catch (error) {
  printError(error);
  process.exit(1); // the stand-in may already be listening
}
