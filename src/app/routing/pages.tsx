import { lazy } from 'react';

/** Screens, each loaded when its address is first asked for. */
export const HomePage = lazy(() => import('../../features/home/home-page.tsx'));
export const ProgramPage = lazy(() => import('../../features/program/program-page.tsx'));
export const EventPage = lazy(() => import('../../features/event/event-page.tsx'));
export const EventWidgetPage = lazy(() => import('../../features/event/event-widget-page.tsx'));
export const PopularPage = lazy(() => import('../../features/popular/popular-page.tsx'));
export const EasyCouponsPage = lazy(() => import('../../features/popular/easy-coupons-page.tsx'));
export const MembershipPage = lazy(() => import('../../features/membership/membership-page.tsx'));
export const RegistrationPage = lazy(() => import('../../features/registration/registration-page.tsx'));
export const NotFoundPage = lazy(() => import('../../features/not-found/not-found-page.tsx'));
