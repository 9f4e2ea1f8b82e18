import { Link } from 'wouter';
import { links } from '../../../routes/routes.ts';
import { Benefits } from './benefits.tsx';
import { DetailsForm } from './details-form.tsx';
import styles from '../registration.module.css';

/** Step 1: why to join, and who joins. */
export function DetailsStep() {
  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>Hemen Üye Ol</h1>
        <p className={styles['lead']}>
          Zaten üye misin?{' '}
          <Link href={links.signIn()} className={styles['link']}>
            Giriş yap
          </Link>
        </p>
      </header>
      <Benefits />
      <DetailsForm />
    </>
  );
}
