import type { PageId } from '@pawlet/core/api';
import { helpQueries } from '@pawlet/core/queries';
import { usePagedQuery, useText } from '@pawlet/widgets';
import { Button, Cell, CellGroup, EmptyState, Field, Icon, List } from '@pawlet/widgets/ui';
import { useEffect } from 'react';
import { ContactRows } from '../../contact/ContactRows.tsx';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { textParameter } from '../../routing/parameters.ts';
import { usePageMemory, usePageParameters } from '../../stack/PageContext.ts';
import { WithdrawCell } from '../text/WithdrawCell.tsx';
import styles from './Help.module.css';
import { isAbout } from './helpSearch.ts';
import { HelpTopic } from './HelpTopic.tsx';
import { helpMessages } from './helpMessages.ts';

const parameters = { keyword: textParameter };

/** Frequently asked questions with a search, and a link to contact the shop. */
export function HelpPage() {
  const { keyword: given = '' } = usePageParameters(parameters);
  const text = useText(helpMessages);
  const title = useShellText()('title.help');
  const [keyword, setKeyword] = usePageMemory('keyword', given);
  const [open, setOpen] = usePageMemory<PageId | undefined>('open', undefined);
  const list = usePagedQuery(helpQueries.list());
  const topics = list.items.filter((topic) => isAbout(topic, keyword));
  const isSearching = keyword.trim() !== '';
  // The search covers all of them.
  const { foot, loadMore } = list;
  useEffect(() => {
    if (isSearching && foot === 'idle') loadMore();
  }, [isSearching, foot, loadMore]);
  return (
    <Page title={title} onRefresh={list.reload}>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too new for the supported browsers
        role="search"
        className={styles['search']}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          layout="search"
          label={text('help.search')}
          placeholder={text('help.search')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          clearable
          value={keyword}
          onChange={setKeyword}
        />
      </form>
      <div className={styles['page']}>
        <List
          list={{ ...list, items: topics }}
          className={styles['skeleton']}
          skeleton={{ height: '64px' }}
          rows={6}
          // While a search has not loaded all of them it shows that, and retries what failed.
          foot={isSearching && foot === 'end' ? null : undefined}
          empty={
            isSearching ? (
              <EmptyState
                picture={<Icon name="search" size={56} />}
                title={text('help.noneFound', { keyword: keyword.trim() })}
                description={text('help.noneFoundHint')}
                action={
                  <Button variant="outlined" onClick={() => setKeyword('')}>
                    {text('help.clear')}
                  </Button>
                }
              />
            ) : (
              <EmptyState picture={<Icon name="help" size={56} />} title={text('help.none')} />
            )
          }
        >
          <section>
            <h2 className={styles['heading']}>{text('help.topics')}</h2>
            <ul className={styles['topics']}>
              {topics.map((topic) => (
                <HelpTopic
                  key={topic.id}
                  topic={topic}
                  keyword={keyword}
                  isOpen={topic.id === open}
                  onToggle={() => setOpen(topic.id === open ? undefined : topic.id)}
                />
              ))}
            </ul>
          </section>
        </List>
        <Contact />
      </div>
    </Page>
  );
}

function Contact() {
  const text = useText(helpMessages);
  return (
    <section>
      <h2 className={styles['heading']}>{text('help.contact')}</h2>
      <CellGroup>
        <ContactRows />
        <Cell
          leading={<Icon name="receipt" size={20} />}
          label={text('help.orders')}
          href="#/pages/order/list"
        />
        <WithdrawCell />
        <Cell
          leading={<Icon name="scan" size={20} />}
          label={text('help.label')}
          href="#/pages/other/identification"
        />
      </CellGroup>
    </section>
  );
}
