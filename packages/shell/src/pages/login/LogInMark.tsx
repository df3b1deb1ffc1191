import styles from './Login.module.css';

/** The paw logo above the log-in forms. */
export function LogInMark() {
  return (
    <div className={styles['mark']} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="40" height="40" fill="currentColor">
        <ellipse cx="13" cy="20" rx="4.4" ry="6" />
        <ellipse cx="35" cy="20" rx="4.4" ry="6" />
        <ellipse cx="20" cy="12" rx="4.4" ry="6" />
        <ellipse cx="28" cy="12" rx="4.4" ry="6" />
        <path d="M24 21c-6 0-11 6-11 11 0 4 3 6 6 6 2 0 3-1 5-1s3 1 5 1c3 0 6-2 6-6 0-5-5-11-11-11z" />
      </svg>
    </div>
  );
}
