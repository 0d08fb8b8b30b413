DROP INDEX "company_profile_name_idx";--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "search_name" text GENERATED ALWAYS AS (regexp_replace(replace(replace(replace(translate(lower(name), 'ÄÖÜäöüéèêëáàâãåíìîïóòôõúùûçñøł', 'aouaoueeeeaaaaaiiiioooouuucnol'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), '(^|[^aeq])ue', '\1u', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "company_profile" ADD COLUMN "open_postings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "company_profile_point_idx" ON "company_profile" USING btree ("lat","lon");
--> statement-breakpoint
update company_profile p set open_postings = online.count
from (select c.company_id, count(*) as count from search_posting s join search_company c on c.id = s.company group by 1) online
where online.company_id = p.company_id;
--> statement-breakpoint
create index company_profile_search_idx on company_profile (lower(name), id) include (name, search_name, industry, open_postings, lat, lon, postal_code, company_id);
