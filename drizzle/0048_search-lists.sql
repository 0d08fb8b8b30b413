CREATE TABLE "search_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"row" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_list" (
	"lexeme" text NOT NULL,
	"block" integer NOT NULL,
	"run" bigint NOT NULL,
	"rows" "bytea" NOT NULL,
	CONSTRAINT "search_list_lexeme_block_run_pk" PRIMARY KEY("lexeme","block","run")
);
--> statement-breakpoint
CREATE TABLE "search_row" (
	"row" serial PRIMARY KEY NOT NULL,
	"job_posting_id" uuid NOT NULL,
	"pub" integer NOT NULL,
	"ends" integer NOT NULL,
	"code" integer NOT NULL,
	"pay" smallint NOT NULL,
	"place" integer NOT NULL,
	"company" integer NOT NULL,
	"more_places" integer[],
	CONSTRAINT "search_row_jobPostingId_unique" UNIQUE("job_posting_id")
);
--> statement-breakpoint
CREATE TABLE "search_unlisted" (
	"row" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_change_transaction_idx" ON "search_change" USING btree ("transaction");
--> statement-breakpoint
-- Lists are dense already; packing them would only cost time.
alter table search_list alter column rows set storage external, alter column lexeme type text collate "C";
--> statement-breakpoint
-- Keeps search_row, search_unlisted and search_change in line with search_posting, whoever writes it.
create function search_posting_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    with gone as (delete from search_row r using before b where r.job_posting_id = b.job_posting_id returning r.row),
      unlisted as (delete from search_unlisted u using gone g where u.row = g.row)
    insert into search_change (row) select row from gone;
  end if;
  if tg_op <> 'DELETE' then
    with come as (
      insert into search_row (job_posting_id, pub, ends, code, pay, place, company, more_places)
      select job_posting_id, pub, ends, code, pay, place, company, more_places from after returning row),
      unlisted as (insert into search_unlisted select row from come)
    insert into search_change (row) select row from come;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger search_posting_inserted after insert on search_posting referencing new table as after
  for each statement execute function search_posting_changed();
--> statement-breakpoint
create trigger search_posting_updated after update on search_posting referencing old table as before new table as after
  for each statement execute function search_posting_changed();
--> statement-breakpoint
create trigger search_posting_deleted after delete on search_posting referencing old table as before
  for each statement execute function search_posting_changed();
--> statement-breakpoint
insert into search_row (job_posting_id, pub, ends, code, pay, place, company, more_places)
  select job_posting_id, pub, ends, code, pay, place, company, more_places from search_posting order by pub;
--> statement-breakpoint
insert into search_unlisted select row from search_row;
