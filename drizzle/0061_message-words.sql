CREATE TABLE "conversation_words" (
	"conversation_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "conversation_words_conversation_id_part_pk" PRIMARY KEY("conversation_id","part")
);
--> statement-breakpoint
DROP INDEX "message_terms_idx";--> statement-breakpoint
ALTER TABLE "conversation_words" ADD CONSTRAINT "conversation_words_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_words_idx" ON "conversation_words" USING gin ("terms");
--> statement-breakpoint
-- A part takes up words until it has that many; what is written costs no more in a long conversation then.
create function conversation_words_most() returns integer language sql immutable as 'select 1000';
--> statement-breakpoint
create function conversation_owners(thread uuid) returns tsvector language sql stable as $$
  select array_to_tsvector(array['c:' || company_id, 'a:' || applicant_profile_id]) from conversation where id = thread
$$;
--> statement-breakpoint
-- The words of one more message.
create function conversation_words_add() returns trigger language plpgsql as $$
declare
  latest record;
begin
  if new.terms is null then
    return null;
  end if;
  select part, terms into latest from conversation_words where conversation_id = new.conversation_id
    order by part desc limit 1 for update;
  if not found or length(latest.terms) >= conversation_words_most() then
    insert into conversation_words (conversation_id, part, terms)
      values (new.conversation_id, coalesce(latest.part, 0) + 1, conversation_owners(new.conversation_id) || strip(new.terms))
      on conflict (conversation_id, part) do update set terms = conversation_words.terms || excluded.terms;
  elsif length(latest.terms || new.terms) > length(latest.terms) then
    update conversation_words set terms = terms || strip(new.terms)
      where conversation_id = new.conversation_id and part = latest.part;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- All words of some conversations anew.
create function conversation_words_renew(threads uuid[]) returns void language plpgsql as $$
declare
  thread uuid;
  written tsvector;
  gathered tsvector;
  at integer;
begin
  delete from conversation_words where conversation_id = any(threads);
  foreach thread in array threads loop
    at := 1;
    gathered := null;
    for written in select strip(terms) from message where conversation_id = thread and terms is not null order by created_at, id loop
      gathered := coalesce(gathered, conversation_owners(thread)) || written;
      if length(gathered) >= conversation_words_most() then
        insert into conversation_words (conversation_id, part, terms) values (thread, at, gathered)
          on conflict (conversation_id, part) do update set terms = conversation_words.terms || excluded.terms;
        at := at + 1;
        gathered := null;
      end if;
    end loop;
    if gathered is not null then
      insert into conversation_words (conversation_id, part, terms) values (thread, at, gathered)
          on conflict (conversation_id, part) do update set terms = conversation_words.terms || excluded.terms;
    end if;
  end loop;
end $$;
--> statement-breakpoint
create function conversation_words_follow() returns trigger language plpgsql as $$
begin
  perform conversation_words_renew(array_agg(distinct new_row.conversation_id order by new_row.conversation_id))
    from new_row join old_row using (id) where new_row.terms is distinct from old_row.terms
    having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
create trigger conversation_words_add after insert on message for each row execute function conversation_words_add();
--> statement-breakpoint
create trigger conversation_words_follow after update on message referencing old table as old_row new table as new_row
  for each statement execute function conversation_words_follow();
--> statement-breakpoint
-- By the index whatever the planner expects: read one after the other, every row would fetch its words from elsewhere.
create function conversations_with(words tsquery) returns setof uuid language sql stable set enable_seqscan = off as $$
  select conversation_id from conversation_words where terms @@ words
$$;
--> statement-breakpoint
select conversation_words_renew(array_agg(distinct conversation_id)) from message where terms is not null having count(*) > 0;
--> statement-breakpoint
analyze conversation_words;
