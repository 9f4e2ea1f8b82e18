/** Pages of signing in, registering and resetting the password. */
import { withGuards } from '../guards/with-guards.tsx';
import { entryLinks, entryPatterns } from '../../routes/routes.ts';
import { notFound } from './not-found.ts';
import { page } from './page-row.ts';

const wayIn = { section: 'profile', backTarget: entryLinks.home(), offline: 'frame' } as const;

export const signInPages = withGuards([
  // The page handles members itself: it sends one who comes with `?from=` on to that address.
  page({
    ...wayIn,
    path: entryPatterns.signIn,
    title: 'Giriş yap',
    access: 'anyone',
    load: () => import('../../features/sign-in/sign-in-page.tsx'),
  }),
  page({
    ...wayIn,
    path: entryPatterns.verification,
    title: 'Doğrulama',
    access: 'visitor',
    load: () => import('../../features/sign-in/sign-in-code-page.tsx'),
  }),
  page({
    ...wayIn,
    path: entryPatterns.forgotPassword,
    title: 'Şifremi unuttum',
    access: 'visitor',
    load: () => import('../../features/sign-in/passwords/forgotten-password-page.tsx'),
  }),
  page({
    ...wayIn,
    path: entryPatterns.expiredPassword,
    title: 'Şifreni yenile',
    access: 'visitor',
    load: () => import('../../features/sign-in/passwords/expired-password-page.tsx'),
  }),
  // The page decides itself who may see which step, because its result screen is for members.
  page({
    ...wayIn,
    path: entryPatterns.register,
    title: 'Üye Ol',
    access: 'anyone',
    load: () => import('../../features/registration/registration-page.tsx'),
  }),
  notFound,
]);
