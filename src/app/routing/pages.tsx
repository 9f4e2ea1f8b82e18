import { lazy } from 'react';

/** Screens, each loaded when its address is first asked for. */
export const HomePage = lazy(() => import('../../features/home/home-page.tsx'));
export const ProgramPage = lazy(() => import('../../features/program/program-page.tsx'));
export const EventPage = lazy(() => import('../../features/event/page/event-page.tsx'));
export const EventWidgetPage = lazy(() => import('../../features/event/page/event-widget-page.tsx'));
export const PopularPage = lazy(() => import('../../features/popular/popular-page.tsx'));
export const EasyCouponsPage = lazy(() => import('../../features/popular/easy-coupons-page.tsx'));
export const SharedSlipPage = lazy(() => import('../../features/shared-slip/shared-slip-page.tsx'));
export const SignInPage = lazy(() => import('../../features/sign-in/sign-in-page.tsx'));
export const VerificationPage = lazy(() => import('../../features/sign-in/verification-page.tsx'));
export const ForgottenPasswordPage = lazy(() => import('../../features/sign-in/passwords/forgotten-password-page.tsx'));
export const ExpiredPasswordPage = lazy(() => import('../../features/sign-in/passwords/expired-password-page.tsx'));
export const RegistrationPage = lazy(() => import('../../features/registration/registration-page.tsx'));
export const RetailApplicationPage = lazy(() => import('../../features/retailer/application-page.tsx'));
/** Loaded for members alone, addresses and guards with them. */
export const MemberPages = lazy(() => import('./member-pages.tsx'));
export const NotFoundPage = lazy(() => import('../../features/not-found/not-found-page.tsx'));
