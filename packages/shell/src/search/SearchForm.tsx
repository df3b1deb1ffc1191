import { useText } from '@pawlet/widgets';
import { Field } from '@pawlet/widgets/ui';
import { forwardRef } from 'react';
import { paths } from '../routing/paths.ts';
import { useNavigation } from '../storefront.ts';
import { searchMessages } from './searchMessages.ts';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  readonly keyword: string;
  readonly onChange: (keyword: string) => void;
  readonly onSearch: (keyword: string) => void;
  /** `page` in the bar of the search page, `site` in the header of a wide window. */
  readonly place: 'page' | 'site';
}

/** The search field, with its button. */
export const SearchForm = forwardRef<HTMLInputElement, SearchFormProps>(function SearchForm(
  { keyword, onChange, onSearch, place },
  ref,
) {
  const text = useText(searchMessages);
  const navigation = useNavigation();
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too new for the supported browsers
      role="search"
      className={styles['form']}
      data-place={place}
      // Until the code is loaded, and without it, the browser sends the form.
      action={navigation.toUrl(paths.search)}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(keyword);
      }}
    >
      <Field
        ref={ref}
        name="q"
        layout="search"
        label={text('search.placeholder')}
        placeholder={text('search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        clearable
        value={keyword}
        onChange={onChange}
      />
      <button type="submit" className={styles['submit']}>
        {text('search.submit')}
      </button>
    </form>
  );
});
