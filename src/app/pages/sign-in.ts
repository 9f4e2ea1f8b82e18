/** Pages of signing in, registering and resetting the password. */
import { guarded } from '../guards/guarded.ts';
import { links, patterns } from '../../routes/routes.ts';
import { notFound } from './not-found.ts';
import { page } from './page-row.ts';

const wayIn = { section: 'profile', above: links.home(), offline: 'frame' } as const;

export const signInPages = guarded([
  // The page handles members itself: it sends one who comes with `?from=` on to that address.
  page({
    ...wayIn,
    path: patterns.signIn,
    title: 'Giriş yap',
    access: 'anyone',
    load: () => import('../../features/sign-in/sign-in-page.tsx'),
  }),
  page({
    ...wayIn,
    path: patterns.verification,
    title: 'Doğrulama',
    access: 'visitor',
    load: () => import('../../features/sign-in/sign-in-code-page.tsx'),
  }),
  page({
    ...wayIn,
    path: patterns.forgotPassword,
    title: 'Şifremi unuttum',
    access: 'visitor',
    load: () => import('../../features/sign-in/passwords/forgotten-password-page.tsx'),
  }),
  page({
    ...wayIn,
    path: patterns.expiredPassword,
    title: 'Şifreni yenile',
    access: 'visitor',
    load: () => import('../../features/sign-in/passwords/expired-password-page.tsx'),
  }),
  // The page decides itself who may see which step, because its result screen is for members.
  page({
    ...wayIn,
    path: patterns.register,
    title: 'Üye Ol',
    access: 'anyone',
    load: () => import('../../features/registration/registration-page.tsx'),
  }),
  notFound,
]);
