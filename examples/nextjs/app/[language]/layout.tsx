import '@pawlet/widgets/style.css';
import './page.css';
import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { languages, marketOf } from '../market.ts';

export const metadata: Metadata = { title: 'Pet devices' };

/** These pages are prepared when the app is built, and again when what they have cached is too old. */
export const generateStaticParams = () => languages.map((language) => ({ language }));

interface LayoutProps {
  readonly params: Promise<{ readonly language: string }>;
  readonly children: ReactNode;
}

export default async function Layout({ params, children }: LayoutProps) {
  const { language } = marketOf((await params).language);
  return (
    <html lang={language}>
      <body>
        <nav>
          <Link href={`/${language}`}>Pawlet</Link> <Link href={`/${language}/products/7`}>7</Link>{' '}
          <Link href={`/${language}/cart`}>🛒</Link>{' '}
          {languages.map((one) => (
            <Link key={one} href={`/${one}`} hrefLang={one}>
              {one}
            </Link>
          ))}
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
