import { useInView } from '@pawlet/widgets';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PawPrints } from './PawPrints.tsx';
import styles from './Report.module.css';

/** What the report needs to know of each of its slides. */
export interface SlideFrame {
  /** The slide is the one in the middle of the screen. */
  readonly onShow: () => void;
}

export interface SlideProps extends SlideFrame {
  /** Which background it has. */
  readonly tone: 'solid' | 'primary' | 'success' | 'warning';
  readonly title: ReactNode;
  /** Gets whether the slide has been in sight, for what begins then. */
  readonly children: (isSeen: boolean) => ReactNode;
}

/** One screen of the year. */
export function Slide({ tone, title, onShow, children }: SlideProps) {
  const section = useRef<HTMLElement>(null);
  const isShown = useInView(section, { margin: '-49% 0px' });
  const [isSeen, setIsSeen] = useState(false);
  if (isShown && !isSeen) setIsSeen(true);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    if (isShown) show.current();
  }, [isShown]);
  return (
    <section
      ref={section}
      className={styles['slide']}
      data-tone={tone}
      data-seen={isSeen || undefined}
      data-shown={isShown || undefined}
    >
      <PawPrints />
      <div className={styles['content']}>
        <h2 className={styles['title']}>{title}</h2>
        {children(isSeen)}
      </div>
    </section>
  );
}
