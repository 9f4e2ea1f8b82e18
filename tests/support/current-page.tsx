/** The page of an address, as the header and the navigation see it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { type CurrentPage, useCurrentPage } from '../../src/app/pages/use-current-page.ts';

export function currentPage(path: string): CurrentPage {
  const text = renderToStaticMarkup(
    <Router ssrPath={path}>
      <Shown />
    </Router>,
  );
  return JSON.parse(text.replaceAll('&quot;', '"')) as CurrentPage;
}

function Shown() {
  return JSON.stringify(useCurrentPage());
}
