import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { PageContext } from '../../parts/page/page-context.ts';
import { useLoadable, useLoadableFallback } from '../../state/load/loadable.ts';
import { useEndedSessionCount } from '../../state/member/session.ts';
import { PageBoundary } from '../errors/page-boundary.tsx';
import type { PageRow, RouteRow } from '../pages/page-row.ts';
import { type Area, entryRows } from '../pages/pages.ts';
import { type FoundRow, findArea, findRow } from '../pages/use-current-page.ts';
import { Shell } from '../shell/frame/shell.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { closeDialogsOnRouteChange } from '../../state/overlays/dialogs.ts';

/** Renders the page of the current address, in the shell unless it is a bare one. */
export function PageRouter() {
  const [pathname] = useLocation();
  const found = findRow(entryRows, pathname);
  if (found !== undefined && 'Page' in found.row && found.row.bare === true) {
    return (
      <PageBoundary resetKey="">
        <FoundPage found={found} rows={entryRows} />
      </PageBoundary>
    );
  }
  return <ShellPage found={found} pathname={pathname} />;
}

function ShellPage({ found, pathname }: { found: FoundRow | undefined; pathname: string }) {
  useRouteChange(pathname);
  const endedSessions = useEndedSessionCount();
  const area = findArea(pathname);
  return (
    <Shell>
      <PageBoundary resetKey={pathname}>
        {/* Mounted anew at every session's end, because a page's state belongs to the player who left. */}
        <Fragment key={endedSessions}>
          {found === undefined ? (
            <AreaPage key={area.path} area={area} pathname={pathname} />
          ) : (
            <FoundPage found={found} rows={entryRows} />
          )}
        </Fragment>
      </PageBoundary>
    </Shell>
  );
}

/** Shows the skeleton until the rows of the area have loaded; its last row matches every address. */
function AreaPage({ area, pathname }: { area: Area; pathname: string }) {
  const rows = useLoadable(area.rows);
  const missing = useLoadableFallback(area.rows, <PageSkeleton />);
  if (rows === undefined) return missing;
  const found = findRow(rows, pathname);
  return found === undefined ? null : <FoundPage found={found} rows={rows} />;
}

function FoundPage({ found: { row, parameters }, rows }: { found: FoundRow; rows: readonly RouteRow[] }) {
  const query = useSearch();
  if (!('Page' in row)) {
    const to = row.to(parameters);
    return <Redirect to={query === '' ? to : `${to}?${query}`} replace />;
  }
  // Starts loading the code in parallel with the session that the guard may wait on.
  row.Page.preload();
  return (
    <PageContext value={{ facts: row, area: rows.filter((each): each is PageRow => 'Page' in each) }}>
      {/* Provides the parameters of the address to `useParams`. */}
      <Route path={row.path}>
        <Guarded row={row}>
          <row.Page fallback={<PageSkeleton />} />
        </Guarded>
      </Route>
    </PageContext>
  );
}

function Guarded({ row: { access, path, Guard }, children }: { row: PageRow; children: ReactNode }) {
  if (Guard !== undefined) return <Guard>{children}</Guard>;
  if (access !== 'anyone') throw new Error(`no guard: ${path}`);
  return children;
}

/** On every new page, closes dialogs that do not outlive a route change, and focuses the top of the page. */
function useRouteChange(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    closeDialogsOnRouteChange();
    // Focus moves a frame later, because a closing dialog first returns it to an element of the page just left.
    const frame = requestAnimationFrame(() => {
      // A page that starts with a form field has already focused it.
      if (document.activeElement?.matches('main form input') === true) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
