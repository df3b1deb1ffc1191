import { useInView } from '@pawlet/widgets';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PawPrints } from './PawPrints.tsx';
import styles from './Report.module.css';

/** State that the report needs of each slide. */
export interface SlideFrame {
  /** The slide is in the middle of the screen. */
  readonly onShow: () => void;
}

export interface SlideProps extends SlideFrame {
  /** Its background. */
  readonly tone: 'solid' | 'primary' | 'success' | 'warning';
  readonly title: ReactNode;
  /** Receives whether the slide has been visible, for what starts then. */
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
