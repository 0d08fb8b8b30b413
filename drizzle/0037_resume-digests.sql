CREATE TABLE "saved_resume_search_hit" (
	"saved_resume_search_id" uuid NOT NULL,
	"applicant_profile_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_resume_search_hit_saved_resume_search_id_applicant_profile_id_pk" PRIMARY KEY("saved_resume_search_id","applicant_profile_id")
);
--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD COLUMN "mail_frequency" text;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD COLUMN "next_run_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_resume_search" ADD COLUMN "mailed_up_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_resume_search_hit" ADD CONSTRAINT "saved_resume_search_hit_saved_resume_search_id_saved_resume_search_id_fk" FOREIGN KEY ("saved_resume_search_id") REFERENCES "public"."saved_resume_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_resume_search_hit" ADD CONSTRAINT "saved_resume_search_hit_applicant_profile_id_applicant_profile_id_fk" FOREIGN KEY ("applicant_profile_id") REFERENCES "public"."applicant_profile"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_resume_search_hit_profile_idx" ON "saved_resume_search_hit" USING btree ("applicant_profile_id");--> statement-breakpoint
CREATE INDEX "saved_resume_search_due_idx" ON "saved_resume_search" USING btree ("next_run_at") WHERE mail_frequency is not null;